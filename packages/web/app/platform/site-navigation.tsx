import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEvent,
  use,
  useSyncExternalStore,
} from 'react'

export interface PageAddress {
  pathname: string
  /** With its "?"; '' when there is none. */
  search: string
  /** With its "#"; '' when there is none. */
  hash: string
  /** Identifies this history entry in the router; null in a document. */
  key: string | null
}

/** `replace`: the new page replaces the open one in the history. */
type NavigationOptions = { replace?: boolean }
/** `keepsScroll`: otherwise the page scrolls to its top. */
type StepOptions = NavigationOptions & { keepsScroll?: boolean }
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigationOptions & { to: string }

/** How a component navigates to another page. */
export interface SiteNavigation {
  address: PageAddress
  /** Navigates; `to` is a path of this site, with query and hash. */
  goTo: (to: string, options?: NavigationOptions) => void
  /** Navigates to another URL of the open page, for example a tab of it. */
  step: (to: string, options?: StepOptions) => void
  Link: ComponentType<LinkProps>
}

/** Navigation in documents: every step is the browser's own. */
function DocumentLink({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!replace || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    location.replace(to)
  }
  return (
    // Without `replace` or the caller's own handler it is a plain link.
    <a {...rest} href={to} onClick={replace || onClick ? follow : undefined}>
      {children}
    </a>
  )
}

/** Any other press is left to the browser: a new tab, a window or a download. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Read at each use, because the hash changes while a document is open. */
const openDocument: PageAddress = {
  get pathname() {
    return location.pathname
  },
  get search() {
    return location.search
  },
  get hash() {
    return location.hash
  },
  key: null,
}

const stepped = 'retour:stepped'

function stepInDocument(to: string, { replace = false, keepsScroll = false }: StepOptions = {}) {
  // The entry records which layers are over the page.
  if (replace) history.replaceState(history.state, '', to)
  else history.pushState(null, '', to)
  if (!keepsScroll) scrollTo(0, 0)
  dispatchEvent(new Event(stepped))
}

const steps = ['popstate', 'hashchange', stepped]

function subscribeToSteps(listener: () => void) {
  for (const step of steps) addEventListener(step, listener)
  return () => {
    for (const step of steps) removeEventListener(step, listener)
  }
}

const inDocuments: SiteNavigation = {
  address: openDocument,
  goTo: (to, { replace = false } = {}) => (replace ? location.replace(to) : location.assign(to)),
  step: stepInDocument,
  Link: DocumentLink,
}

/** Without a provider, a component is in a document. */
export const SiteNavigationContext = createContext(inDocuments)

/** The navigation while a document is being written, when there is no browser. */
export const navigationAt = (pathname: string): SiteNavigation => ({
  ...inDocuments,
  address: { pathname, search: '', hash: '', key: null },
})

/** A link to another page of the site: the router's if it has the page, else the browser's. */
export function Link(props: LinkProps) {
  const { Link: LinkHere } = use(SiteNavigationContext)
  return <LinkHere {...props} />
}

export const useAddress = (): PageAddress => use(SiteNavigationContext).address
export const useGoTo = () => use(SiteNavigationContext).goTo
export const useStep = () => use(SiteNavigationContext).step

/** Returns the URL of an open page that changes it; renders again after each change. Its hash is '' until hydration. */
export function useSteppedAddress(): { pathname: string; hash: string; key: string } {
  const { pathname, hash, key } = useAddress()
  const isDocument = key === null
  const here = useSyncExternalStore(
    subscribeToSteps,
    () => (isDocument ? location.pathname + location.hash : ''),
    () => (isDocument ? pathname : ''),
  )
  if (!isDocument) return { pathname, hash, key }
  const [path = '', fragment] = here.split('#')
  return { pathname: path, hash: fragment ? `#${fragment}` : '', key: here }
}
