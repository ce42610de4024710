export { blocksOfText } from './blocks-of-text.ts'
export { TextCardView } from './TextCardView.tsx'
