import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test('names are shown as one line without a path, and keep their ending', () => {
  expect(fileName('Список деталей.xlsx')).toBe('Список деталей.xlsx');
  expect(fileName('C:\\Users\\a\\plan.pdf')).toBe('plan.pdf');
  expect(fileName('../../etc/passwd.pdf')).toBe('passwd.pdf');
  expect(fileName('a\r\nb\u202Efdp.exe.pdf')).toBe('abfdp.exe.pdf');
  expect(fileName('a"b<c>.pdf')).toBe('a_b_c_.pdf');
  expect(fileName('...')).toBe('file');
  expect(fileName('')).toBe('file');
  const long = fileName(`${'ü'.repeat(300)}.docx`);
  expect([...long]).toHaveLength(120);
  expect(long).toMatch(/ü\.docx$/);
});
