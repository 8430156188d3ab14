/** <html>, where the early script leaves what stylesheets and the application read. */
export const root = document.documentElement;
