import { Gallery } from '#ui/gallery/Gallery.tsx'

/** Every component in every size and theme. The route table has it in development only. */
export default function ComponentsPage() {
  return <Gallery />
}
