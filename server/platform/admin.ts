/** Who is asking, as an admin call sees them. */
export type Admin = { id: string; username: string; email: string; role: 'owner' | 'admin' };
