/** Runs one thing with the next frame, before it is shown, and another with the frame after; gives what calls them off. */
export function withFrames({ first, second }: { first?: () => void; second: () => void }): () => void {
  let frame = requestAnimationFrame(() => {
    first?.();
    frame = requestAnimationFrame(second);
  });
  return () => cancelAnimationFrame(frame);
}
