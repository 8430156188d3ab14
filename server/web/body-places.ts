type Body = { network: string; since: number; end: () => void };
type Limits = { max: number; perNetwork: number; slowMs?: number; now?: () => number };

/**
 * Places for bodies that are under way: so many in all, so many of one network. When all are taken, a newcomer gets the oldest of
 * the network that holds most, so an attacker with some addresses pushes out only itself; where all hold alike, one that is slow.
 */
export function bodyPlaces({ max, perNetwork, slowMs = 10_000, now = performance.now.bind(performance) }: Limits) {
  const held = new Map<string, Set<Body>>(); // of each network, the oldest first
  let taken = 0;

  function leave(body: Body) {
    const bodies = held.get(body.network);
    if (!bodies?.delete(body)) return;
    taken -= 1;
    if (!bodies.size) held.delete(body.network);
  }

  /** Whoever would then hold as many takes nothing away: attackers who come again would else push each other out for ever. */
  function leastEntitled(mine: number): Body | undefined {
    let most: Set<Body> | undefined;
    let oldest: Body | undefined;
    for (const bodies of held.values()) {
      if (bodies.size > (most?.size ?? mine + 1)) most = bodies;
      const [first] = bodies;
      if (first && first.since < (oldest?.since ?? now() - slowMs)) oldest = first;
    }
    return most ? [...most][0] : oldest;
  }

  return {
    /** Returns what gives the place back, or undefined if there is none. `end` is called when somebody else gets it. */
    take(network: string, end: () => void): (() => void) | undefined {
      const mine = held.get(network)?.size ?? 0;
      if (mine >= perNetwork) return undefined;
      if (taken >= max) {
        const given = leastEntitled(mine);
        if (!given) return undefined;
        leave(given);
        given.end();
      }
      const body = { network, since: now(), end };
      held.set(network, (held.get(network) ?? new Set()).add(body));
      taken += 1;
      return () => leave(body);
    },
  };
}
