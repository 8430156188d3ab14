import type { StoredMessage } from '../../../contract/messages.ts';

/** Fills the placeholders of a template. An unknown one stays, so that the writer sees it. */
export function fillTemplate(text: string, message: StoredMessage, me: string): string {
  const values = new Map(
    Object.entries({
      firstName: message.firstName,
      lastName: message.lastName,
      companyName: message.companyName,
      reference: message.reference,
      service: message.service,
      me,
    }),
  );
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values.get(name) ?? whole).replace(/[ \t]+([,.!?])/g, '$1');
}
