/** The administrator who makes an API call. */
export type Admin = { id: string; username: string; email: string; role: 'owner' | 'admin' };
