import type { BearingWords } from './schemas/bearing.ts';

/** Hues stand in the order of the colour circle, so that the sky changes little by little as the needle turns. */
export const bearing: BearingWords = {
  label: 'Take a bearing',
  hint: 'Turn the needle to a service',
  question: 'What do you have?',
  chips: [
    { text: 'SAP ECC', path: '/solutions/sap-moderization' },
    { text: 'spreadsheets', path: '/AnalyticsBI' },
    { text: 'an audit', path: '/polarionPage' },
    { text: 'stores', path: '/solutions/retail-end-to-end' },
    { text: 'a licence that ends', path: '/Oracle' },
  ],
  order: ['lowcode', 'analytics', 'cloud', 'erp', 'identity', 'lifecycle', 'talent', 'appdev', 'solutions', 'finance', 'managed'],
};
