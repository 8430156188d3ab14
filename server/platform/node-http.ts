/**
 * Node's http without its WebSocket: an `import` statement reads every export of a built-in module, and that one loads Node's
 * fetch, which no page needs.
 */
export const { createServer, request } = process.getBuiltinModule('node:http');
