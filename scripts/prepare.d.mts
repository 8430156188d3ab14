export function productNode(machine: { bundled: boolean; version: string; platform: string; arch: string }): {
  path?: string;
  problem?: string;
};
export function writeStamp(folder: string): void;
