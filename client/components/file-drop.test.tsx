import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { FileDrop } from './file-drop.tsx';

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

test('of several dropped files none is taken, and the reason is announced', async () => {
  const onFile = vi.fn<(file: File) => void>();
  await renderPage(<FileDrop id="file" accept="application/pdf" label="选择PDF文件" onFile={onFile} />);
  const place = screen.getByText('选择PDF文件');

  fireEvent.drop(place, { dataTransfer: { files: [pdf('a.pdf'), pdf('b.pdf')] } });

  expect(screen.getByRole('alert')).toHaveTextContent('一次只能选择一个文件');
  expect(onFile).not.toHaveBeenCalled();

  fireEvent.drop(place, { dataTransfer: { files: [pdf('b.pdf')] } });

  expect(onFile.mock.calls.map(([file]) => file.name)).toEqual(['b.pdf']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
