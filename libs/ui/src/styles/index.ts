// The global style sheet as a module, for bundlers that read sources, and so that the packed `styles.css` begins with it.
import './global.scss';
