import { Component, type ReactNode, type RefObject } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { ErrorPage } from './error-page.tsx'

interface ScreenBoundaryProps {
  /** Another path resets the boundary. */
  path: string
  content: RefObject<HTMLElement | null>
  children: ReactNode
}

interface ScreenState {
  path: string
  isBroken: boolean
}

/**
 * The outermost error boundary: the frame stays. If a screen fails after it was rendered, its last HTML stays readable.
 */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenState> {
  override state: ScreenState = { path: this.props.path, isBroken: false }
  /** The path whose screen is in the page; at first that of the static page. */
  drawnPath = this.props.path
  savedHtml: string | null = null

  static getDerivedStateFromError(): Partial<ScreenState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ path }: ScreenBoundaryProps, state: ScreenState): ScreenState {
    return path === state.path ? state : { path, isBroken: false }
  }

  override componentDidUpdate() {
    if (this.state.isBroken) return
    this.drawnPath = this.props.path
    this.savedHtml = null
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    if (this.drawnPath === this.props.path)
      // React has not set the ref before its first commit.
      this.savedHtml ??= (this.props.content.current ?? document.getElementById('content'))?.innerHTML ?? null
    if (!this.savedHtml) return <ErrorPage />
    return (
      <>
        <div className="page pt-2 print:hidden">
          <PartBroken text={m.shell_screen_broken()} />
        </div>
        <div dangerouslySetInnerHTML={{ __html: this.savedHtml }} />
      </>
    )
  }
}
