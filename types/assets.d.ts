declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.scss';
declare module '*.css';
/** The address of a file that Vite copies to the assets. */
declare module '*?url' {
  const url: string;
  export default url;
}
