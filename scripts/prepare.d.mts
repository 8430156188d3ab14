export function writeStamp(): void;
export function findChromium(options?: { whole?: boolean }): string | undefined;
