export function writeStamp(folder: string): void;
export function findChromium(options?: { whole?: boolean }): string | undefined;
