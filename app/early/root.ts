/** <html>, where the inline scripts leave what stylesheets and the application read. */
export const root = document.documentElement;
