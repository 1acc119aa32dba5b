import { ChevronRight } from 'lucide-react'

/** Behind what leads on. */
export const Forward = () => (
  <ChevronRight aria-hidden className="size-2.75 flex-none rtl:-scale-x-100" strokeWidth={1.6} />
)
