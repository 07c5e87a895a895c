import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { useForm } from '../form/use-form.ts';
import { useRows } from '../form/use-rows.ts';
import type { FieldDraft } from './field-draft.ts';
import { FieldEditor } from './field-editor.tsx';
import { fieldProblemTexts } from './field-problems.ts';

const OWNER = { type: 'INDIVIDUAL', language: 'ZH' } as const;

const PHONE: FieldDraft = { type: 'telephone', title: '电话', description: '', required: false };
const FAX: FieldDraft = { type: 'fax', title: '传真', description: '', required: true };
const ADDRESS: FieldDraft = { type: 'address', title: '地址', description: '', required: false };

interface Values {
  readonly fields: readonly FieldDraft[];
}

function Editor({ initial }: { readonly initial: readonly FieldDraft[] }): ReactElement {
  const intl = useIntl();
  const form = useForm<Values>({
    id: 'cla',
    initial: { fields: initial },
    findProblems: ({ fields }) =>
      fieldProblemTexts(intl, 'fields', { fields, owner: OWNER, findUnprintable: () => undefined }),
    submit: async () => undefined,
  });
  const rows = useRows(form, 'fields');
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <FieldEditor
        id="editor"
        owner={OWNER}
        rows={rows}
        inputs={(row) => ({
          type: form.input(`fields.${row}.type`),
          title: form.input(`fields.${row}.title`),
          description: form.input(`fields.${row}.description`),
          required: form.input(`fields.${row}.required`),
        })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const titles = () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: '标题' }).map((input) => input.value);
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => within(screen.getAllByRole('list').at(-1) ?? document.body).getAllByRole('listitem');

test('name and address are always there and cannot be changed', async () => {
  await renderPage(<Editor initial={[]} />);

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['姓名', '邮箱']);
  expect(titles()).toEqual([]);
});

test('an added row is blank and has the focus; submitting it says what is missing', async () => {
  await renderPage(<Editor initial={[]} />);

  await userEvent.click(button('添加字段'));

  expect(titles()).toEqual(['']);
  expect(screen.getByRole('combobox', { name: '类型' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: '必填' })).not.toBeChecked();
  await userEvent.click(button('Send'));

  expect(screen.getByRole('combobox', { name: '类型' })).toHaveAccessibleDescription('不能为空。');
  expect(screen.getByRole('combobox', { name: '类型' })).toHaveFocus();
});

test('choosing a type brings its title', async () => {
  await renderPage(<Editor initial={[]} />);

  await userEvent.click(button('添加字段'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '类型' }), '个人传真');

  expect(titles()).toEqual(['个人传真']);
  expect(screen.getByRole('combobox', { name: '类型' })).toBeValid();
});

test('a title that repeats is wrong in its own row', async () => {
  await renderPage(<Editor initial={[PHONE, { ...FAX, title: '电话' }]} />);

  await userEvent.click(button('Send'));
  const [first, second] = rows();

  expect(within(first as HTMLElement).getByRole('textbox', { name: '标题' })).toBeValid();
  expect(within(second as HTMLElement).getByRole('textbox', { name: '标题' })).toHaveAccessibleDescription(
    '字段的标题或类型重复，请修改。',
  );
});

test('rows are reordered by the keyboard, and the button keeps the focus', async () => {
  await renderPage(<Editor initial={[PHONE, FAX, ADDRESS]} />);

  button('下移“电话”').focus();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['传真', '电话', '地址']);
  expect(button('下移“电话”')).toHaveFocus();
  await userEvent.keyboard('{Enter}');

  expect(titles()).toEqual(['传真', '地址', '电话']);
  expect(screen.getByText('“电话”已移到第3位，共3位。')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(titles()).toEqual(['传真', '地址', '电话']);
  await userEvent.click(button('上移“地址”'));
  expect(titles()).toEqual(['地址', '传真', '电话']);
});

test('a removed row is gone, and its type can be added again', async () => {
  await renderPage(<Editor initial={[PHONE, FAX]} />);

  await userEvent.click(button('删除“电话”'));

  expect(titles()).toEqual(['传真']);
  expect(button('添加字段')).toHaveFocus();
});

test('there are no more rows than types', async () => {
  const types = ['telephone', 'address', 'fax', 'date', 'title'] as const;
  await renderPage(<Editor initial={types.map((type) => ({ ...PHONE, type, title: type }))} />);

  expect(button('添加字段')).toBeDisabled();
});
