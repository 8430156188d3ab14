/**
 * Machine-readable reasons for a failed call. Messages may be reworded; a code never changes its meaning. Each code has one
 * status; docs/contract.md describes them.
 */
export const errorCodes = {
  'invalid-input': 400,
  'invalid-json': 400,
  'invalid-form': 400,
  interrupted: 400,
  'malformed-address': 400,
  'weak-password': 400,
  'wrong-code': 400,
  'wrong-token': 400,
  'captcha-failed': 400,
  'not-logged-in': 401,
  'wrong-credentials': 401,
  forbidden: 403,
  'not-verified': 403,
  'not-approved': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'approve-first': 409,
  'last-owner': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'not-an-image': 415,
  'range-not-satisfiable': 416,
  'too-many-requests': 429,
  'internal-error': 500,
  'no-room': 500,
  overloaded: 503,
  'not-ready': 503,
  'captcha-unavailable': 503,
} as const;

export type ErrorCode = keyof typeof errorCodes;
