import { expect, test } from 'vitest';
import type { StoredMessage } from '../../../contract/messages.ts';
import { fillTemplate } from './fill-template.ts';

const message = {
  firstName: 'Zoë',
  lastName: '',
  companyName: 'Öl & Söhne',
  reference: 'NV-7K2M-4QXD',
  service: 'DevOps',
} as StoredMessage;

test('placeholders are filled, what is not known is left out with its space, and an unknown one stays to be seen', () => {
  expect(fillTemplate('Dear {firstName} {lastName}, about {service} ({reference}) at {companyName}. {me}', message, 'Sam')).toBe(
    'Dear Zoë, about DevOps (NV-7K2M-4QXD) at Öl & Söhne. Sam',
  );
  expect(fillTemplate('{name} {constructor} {', message, 'Sam')).toBe('{name} {constructor} {');
});
