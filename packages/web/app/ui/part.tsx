import { Component, type ReactNode } from 'react'

interface PartProps {
  children: ReactNode
  /** What stands in its place once it broke; nothing where the page is whole without it. */
  instead?: ReactNode
}

/** A part of the page that may break alone: what stands around it goes on. */
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
