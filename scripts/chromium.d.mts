export function findChromium(options?: { whole?: boolean }): string | undefined;
export function chromiumEnv(path: string | undefined): NodeJS.ProcessEnv;
