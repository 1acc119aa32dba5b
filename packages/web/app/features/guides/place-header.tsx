import type { ReactNode } from 'react'

type PlaceHeaderProps = {
  name: string
  ruleLine: string
  breadcrumbs: ReactNode
  legend: ReactNode
  actions: ReactNode
  phoneSky: ReactNode
  desktopSky: ReactNode
}

/** The dark header of a place: its star map, its name and its main actions. */
export function PlaceHeader(props: PlaceHeaderProps) {
  const { name, ruleLine, breadcrumbs, legend, actions, phoneSky, desktopSky } = props
  const isLong = name.length > 8
  return (
    <header className="night relative overflow-hidden dark:border-b dark:border-line">
      <div aria-hidden={!desktopSky} className="absolute inset-0 hidden lg:block">
        {desktopSky}
      </div>
      <div className="page relative flex flex-col pt-1.5 pb-2.5 lg:min-h-[520px] lg:pt-3 lg:pb-5">
        {breadcrumbs}
        <div className="-mx-gutter lg:hidden">{phoneSky}</div>
        <div className="mt-1 lg:mt-auto lg:max-w-[460px]">
          <h1
            className={`font-display tracking-[-0.03em] ${isLong ? 'text-place-long' : 'text-place'} leading-[0.98]!`}
          >
            {name}
          </h1>
          <p className="mt-2 text-small text-ink-2 lg:text-body">{ruleLine}</p>
          <div className="mt-1.5">{legend}</div>
          <div className="mt-2.5 flex flex-wrap gap-1.5">{actions}</div>
        </div>
      </div>
    </header>
  )
}
