declare module 'virtual:search-index' {
  const documents: import('./rank.ts').SearchDocument[];
  export default documents;
}
