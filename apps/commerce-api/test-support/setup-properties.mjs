import fc from 'fast-check';
import settings from '../../../tools/jest/property-settings.cjs';

// Imported like in the tests: required, fast-check is another module with settings of its own.
fc.configureGlobal(settings);
