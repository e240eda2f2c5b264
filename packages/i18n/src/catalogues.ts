export { catalogues } from './catalogues.generated.ts';
