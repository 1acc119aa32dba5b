import { Component, type ReactNode, type RefObject } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PartBroken } from '#app/ui/part-broken.tsx'
import { ErrorPage } from './error-page.tsx'

interface ScreenBoundaryProps {
  /** Another address is another try. */
  path: string
  content: RefObject<HTMLElement | null>
  children: ReactNode
}

interface ScreenState {
  path: string
  isBroken: boolean
}

/** The last boundary: the frame stays, and of a screen that breaks once it was drawn what can be read of it. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenState> {
  override state: ScreenState = { path: this.props.path, isBroken: false }
  /** Whose screen stands in the page; at first the finished one. */
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
      // Before its first drawing React does not know the element yet.
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
