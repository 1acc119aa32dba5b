import type { Section } from '@retour/domain/content/page-content'
import { GuideBlocks } from './guide-blocks.tsx'
import { GuidePart } from './guide-part.tsx'

/** The sections of a guide, each with its heading. */
export function GuideSections({ sections }: { sections: Section[] }) {
  return sections.map(({ id, title, blocks }) => (
    <GuidePart key={id} id={id} title={title}>
      <GuideBlocks blocks={blocks} />
    </GuidePart>
  ))
}
