import { Component, type ReactNode } from 'react'

interface PartProps {
  children: ReactNode
  /** Shown after an error; nothing if the page is complete without this part. */
  instead?: ReactNode
}

/** An error boundary for a part of the page. The rest of the page stays. */
export class Part extends Component<PartProps, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    const { children, instead = null } = this.props
    return this.state.isBroken ? instead : children
  }
}
