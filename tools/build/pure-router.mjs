// Lets the bundler leave out the parts of the router that nothing imports.

/**
 * Assignments that would keep components: their names for development tools, and a context that is read only in React server components.
 */
const ASSIGNMENTS = /^[\w.]+\.(?:displayName = "[^"]*"|contextType = RSCRouterContext);$/gm;
/** Creates components and contexts without side effects. */
const CREATES = / = (React\d*\.(?:forwardRef|createContext|memo)\()/g;

/** Marks the statements of the router's build that have no side effects. */
export const withoutSideEffects = (code) =>
  code.replace(ASSIGNMENTS, '').replace(CREATES, ' = /* @__PURE__ */ $1');

/** A Vite plugin, because the router's package does not declare side effects of statements within its one large file. */
export const pureRouter = {
  name: 'foolscap:pure-router',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]/ },
    handler: (code) => ({ code: withoutSideEffects(code), map: null }),
  },
};
