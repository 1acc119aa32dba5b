/** A selector for controls, legends and errors, which floating elements must never cover. */
export const buttonsAndLegends = 'button, summary, select, [role=button], [role=alert], [data-keep-clear]'

/** A selector for everything that a message should not cover: controls, links, fields, figures and images. */
export const controlsAndFigures = `${buttonsAndLegends}, a, input, textarea, label, figure, canvas, td, th, dd, img, svg, [data-money]`

/** A rectangle in pixels of the viewport, as in `DOMRect`. */
export type Area = { left: number; top: number; right: number; bottom: number }

/** Returns the visible boxes within an area of the elements that match the selector and are not inside `except`. */
export function boxesIn(area: Area, selector: string, except: Element): Area[] {
  return [...document.querySelectorAll(selector)].flatMap((part) => {
    const boxes = [...part.getClientRects()].filter(
      (box) => box.width > 1 && box.height > 1 && isOver(box, area),
    )
    return boxes.length > 0 && !except.contains(part) && isSeen(part) ? boxes : []
  })
}

/** Returns whether two boxes overlap or are less than 4 px apart. */
export const isOver = (one: Area, other: Area) =>
  one.left < other.right + 4 &&
  one.right > other.left - 4 &&
  one.top < other.bottom + 4 &&
  one.bottom > other.top - 4

/** In browsers without `checkVisibility` every element with a box counts as visible. */
const isSeen = (part: Element) =>
  part.checkVisibility?.({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) ??
  true
