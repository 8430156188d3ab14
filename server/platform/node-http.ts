/**
 * Node's http without its WebSocket: an `import` statement reads every export of a built-in module, and that one loads Node's
 * fetch, which nothing needs before the first call of the API.
 */
export const { createServer, request } = process.getBuiltinModule('node:http');
