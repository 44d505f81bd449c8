import '@foolscap/ui/styles.css';
import '@foolscap/lists/styles.css';
import './theme.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createStore } from './store.ts';

// `?api` uses the API; without it the application runs on the fake, without a server.
const usesApi = new URLSearchParams(location.search).has('api');
const { createClient } = await (usesApi ? import('./api-clients.ts') : import('./fake-clients.ts'));

createRoot(document.getElementById('root')!).render(<App store={createStore(createClient())} />);
