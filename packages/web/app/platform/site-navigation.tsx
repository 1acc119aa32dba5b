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
  /** Names this step within the router's screens; null in a document, which is one page from its load to its end. */
  key: string | null
}

/** `replace`: the page that comes takes the place of the open one in the history. */
type NavigationOptions = { replace?: boolean }
/** `keepsScroll`: else the page begins at its top again. */
type StepOptions = NavigationOptions & { keepsScroll?: boolean }
export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & NavigationOptions & { to: string }

/** How the page around a component goes to another one. */
export interface SiteNavigation {
  address: PageAddress
  /** `to` is a path of this site, with its query and hash. */
  goTo: (to: string, options?: NavigationOptions) => void
  /** To another address of the page that is open, a tab of it for instance. */
  step: (to: string, options?: StepOptions) => void
  Link: ComponentType<LinkProps>
}

/** Documents: every step is the browser's own. */
function DocumentLink({ to, replace = false, onClick, children, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!replace || event.defaultPrevented || !isPlainPress(event)) return
    event.preventDefault()
    location.replace(to)
  }
  return (
    // Without `replace` or a handler of the caller's it is a link like any other.
    <a {...rest} href={to} onClick={replace || onClick ? follow : undefined}>
      {children}
    </a>
  )
}

/** The browser's own answer to any other press is a new tab, a window or a download. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Read when it is asked for: the hash changes while a document is open. */
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
  // Which layers lie over the page stands in the entry.
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

/** Without a provider a component stands in a document. */
export const SiteNavigationContext = createContext(inDocuments)

/** The navigation of a document that is being written: there is no browser to ask for its address. */
export const navigationAt = (pathname: string): SiteNavigation => ({
  ...inDocuments,
  address: { pathname, search: '', hash: '', key: null },
})

/** A link to another page of the site: the router's where the router has the page, else the browser's. */
export function Link(props: LinkProps) {
  const { Link: LinkHere } = use(SiteNavigationContext)
  return <LinkHere {...props} />
}

export const useAddress = (): PageAddress => use(SiteNavigationContext).address
export const useGoTo = () => use(SiteNavigationContext).goTo
export const useStep = () => use(SiteNavigationContext).step

/** The address of an open page that changes it by steps: drawn again with each. Its hash is '' until the page is live. */
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
