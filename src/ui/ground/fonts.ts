/** The address of the one font file, for a preload link in the document's head. */
export { default as fontUrl } from '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url'
