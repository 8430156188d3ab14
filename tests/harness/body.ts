// biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever comes back
export type Body = any;
