import { expect, test } from 'vitest';
import { inboxOf } from '../../../tests/harness/inbox.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
  test('the CSV export holds every message and no cell that a spreadsheet would run', async () => {
    const { receive, download } = await inboxOf(make);
    await receive({
      message: '=HYPERLINK("http://evil.example","click")',
      firstName: '@SUM(A1)',
      lastName: '-2+3',
      companyName: 'Plain, "quoted"\u00a0Ltd',
    });
    for (let count = 0; count < 3; count += 1) await receive({ message: `line\nbreak ${count} é` });
    const response = await download('?format=csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-inbox-\d{4}-\d\d-\d\d\.csv"$/);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFF"Reference","Received (UTC)","Status","Assigned to","Service","Email"')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`);
    expect(text).toContain(`"'@SUM(A1)","'-2+3","Plain, ""quoted""\u00a0Ltd"`);
    expect(text).toContain(`"'+1 780 555 0123"`);
    expect(text.match(/"NV-/g)).toHaveLength(4);
  });

  test('the JSON export is what the list shows, for the folder and the search asked for', async () => {
    const { receive, list, download } = await inboxOf(make);
    expect(await (await download('?format=json')).json()).toEqual([]);
    for (let count = 0; count < 3; count += 1) await receive({ message: `keep ${count}` });
    await receive({ message: 'not this' });
    const exported = await (await download('?format=json&search=keep')).json();
    expect(exported).toEqual(await list('?search=keep'));
    expect(exported).toHaveLength(3);
    expect((await download('?format=xls')).status).toBe(400);
  });
});
