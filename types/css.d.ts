// Style sheets are bundled with the components that import them; nothing is read from them.
declare module '*.css';
