import { ChevronRight } from 'lucide-react'

/** An arrow at the end of a link or button that leads to the next step. */
export const Forward = () => (
  <ChevronRight aria-hidden className="size-2.75 flex-none rtl:-scale-x-100" strokeWidth={1.6} />
)
