const fc = require('fast-check');

fc.configureGlobal(require('./property-settings.cjs'));
