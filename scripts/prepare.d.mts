export function writeStamp(): void;
export function findChromium(): string | undefined;
