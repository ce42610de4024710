export { StoryBottom } from './StoryBottom.tsx'
export { StoryFacts } from './StoryFacts.tsx'
export { StoryText } from './StoryText.tsx'
export { StoryTop } from './StoryTop.tsx'
