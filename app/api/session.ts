// The session is in this tab's sessionStorage, under the keys of the specification.

export function sessionToken(): string | null {
  return read('token');
}

export function sessionRole(): string | null {
  return read('role');
}

export function storeSession(token: string, role: string) {
  sessionStorage.setItem('token', token);
  sessionStorage.setItem('role', role);
}

/** Updates the role if it changes during a session. */
export function storeRole(role: string) {
  sessionStorage.setItem('role', role);
}

export function clearSession() {
  sessionStorage.removeItem('token');
  sessionStorage.removeItem('role');
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null; // storage is blocked: treated as logged out
  }
}
