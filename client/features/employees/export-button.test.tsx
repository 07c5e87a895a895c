import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Answer, refusal } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { EmployeesExportDocument } from '#generated/graphql.ts';
import { ExportButton } from './export-button.tsx';
import { buildChange, buildEmployee, exported } from './testing/employees.ts';

/** Saved files: jsdom neither creates nor follows blob addresses. */
const saved: { name: string; content: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let content = new Blob();
  URL.createObjectURL = (blob: Blob) => {
    content = blob;
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});

async function start(answers: readonly Answer[]) {
  const filter = { part: 'deactivated', search: '示例', sort: 'NAME_ASC' } as const;
  const rendered = await renderPage(<ExportButton filter={filter} />, { answers });
  await userEvent.click(screen.getByRole('button', { name: '导出CSV' }));
  return rendered;
}

test('all pages of the search become one file', async () => {
  const changes = [buildChange({ state: 'INACTIVE', note: '已离职' })];
  const { variables } = await start([
    exported([buildEmployee()], 'next'),
    exported([buildEmployee({ id: 'employee-2', name: '=1+1', changes })]),
  ]);

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(variables).toEqual([
    { active: false, removed: false, waiting: false, search: '示例', sort: 'NAME_ASC', first: 100 },
    { active: false, removed: false, waiting: false, search: '示例', sort: 'NAME_ASC', first: 100, after: 'next' },
  ]);
  const [file] = saved;
  expect(file?.name).toMatch(/^employees-deactivated-\d{4}-\d\d-\d\d\.csv$/);
  expect((await file?.content.text())?.split('\r\n')).toEqual([
    '"姓名","邮箱","状态","签署时间（UTC）","CLA版本","CLA语言","签署编号","最近变化（UTC）","操作人","说明"',
    '"示例员工","employee@example.org","已停用","2026-01-01 08:00","1","中文","SG-0000-0000-0001","","",""',
    `"'=1+1","employee@example.org","已停用","2026-01-01 08:00","1","中文","SG-0000-0000-0001","2026-01-02 08:00","示例管理员","已离职"`,
    '',
  ]);
});

test('a failure is reported, and no partial file is saved', async () => {
  await start([exported([buildEmployee()], 'next'), refusal(EmployeesExportDocument, 'system_error')]);

  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '取消' }));

  await waitFor(() =>
    expect(screen.getByRole('button', { name: '导出CSV' })).toHaveAttribute('aria-disabled', 'false'),
  );
  expect(saved).toEqual([]);
});
