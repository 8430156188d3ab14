import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '../config.ts';
import type { createApp } from './app.ts';
import { limitBodies } from './body-limits.ts';
import { fewPerTurn } from './few-per-turn.ts';
import { front } from './pages/front.ts';
import type { Pages } from './pages/pages.ts';
import { commonHeaders } from './pages/security-headers.ts';
import { staticFiles } from './pages/static-files.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

type Needs = {
  app: ReturnType<typeof createApp>;
  config: Config;
  pages: Pages;
  clientFolder?: string;
  /** Wraps whatever the application answers: load guard and metrics. */
  before: (next: Handler) => Handler;
  answered: (what: 'page' | 'file', status: number) => void;
};

/** Everything between the socket and the application. */
export function requestHandler({ app, config, pages, clientFolder, before, answered }: Needs): Handler {
  const serveFile = clientFolder ? staticFiles(clientFolder, commonHeaders(config.publicUrl), config.staticDir) : () => false;
  const next = fewPerTurn(limitBodies(before(applicationHandler(app)), config));
  return front({ peek: pages.peek, serveFile, next, answered });
}

/** It loads Node's fetch too, a tenth of the start: read a moment after it, or when the application is first asked. */
export const loadAdapter = () => import('@hono/node-server');

function applicationHandler(app: Needs['app']): Handler {
  let listener: Handler | undefined;
  return async (req, res) => {
    listener ??= (await loadAdapter()).getRequestListener(app.fetch);
    listener(req, res);
  };
}
