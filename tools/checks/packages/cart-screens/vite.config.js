// The API rejects changes from pages of another origin, so the application passes its calls on from its own, with the same host. Pictures of
// products come from there, too.
const api = { target: process.env.API_URL };
const proxy = api.target ? { '/cc/api': api, '/media': api } : {};

export default { server: { proxy }, preview: { proxy } };
