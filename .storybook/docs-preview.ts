import type { Preview } from '@storybook/react-vite';
import { managerTheme } from './manager-theme.ts';
import { fitControls } from './fit-controls.ts';
import { ThemedDocs } from './ThemedDocs.tsx';

/** Documentation pages and controls, which story tests leave out (`main.ts`). */
const preview: Preview = {
  argTypesEnhancers: [fitControls],
  parameters: { docs: { theme: managerTheme, container: ThemedDocs } },
};

export default preview;
