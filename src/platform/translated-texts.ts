/**
 * Keeps a page alive that the browser translates. A translator takes each text out of the page and puts an element with
 * the translated words in its place. React still holds the text that was taken out: it would write new scores where
 * nobody sees them, and fail when it removes that text or puts something before it.
 *
 * So a text that React changes comes back into the page, where the translator finds it again; and what React does with
 * a text that is out of the page is done with what stands in its place.
 */
export function keepTranslatedTexts(page: Node): () => void {
  const places = createPlaces()
  const changes = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Text) places.bringBack(target)
  })
  let undo: (() => void) | undefined
  const swaps = new MutationObserver((records) => {
    for (const record of records)
      for (const text of places.noteSwap(record)) {
        changes.observe(text, { characterData: true })
        undo ??= redirectChanges(places)
      }
  })
  swaps.observe(page, { childList: true, subtree: true })
  return () => {
    swaps.disconnect()
    changes.disconnect()
    undo?.()
  }
}

interface Places {
  /** Returns the texts that have just been taken out of the page. */
  noteSwap(record: MutationRecord): readonly Text[]
  /** What stands in the page in place of this node, if anything does. */
  readonly standIn: (node: Node | null) => ChildNode | undefined
  bringBack(text: Text): void
}

function createPlaces(): Places {
  const standIns = new WeakMap<Node, ChildNode>()
  const replaced = new WeakMap<Node, Text>()

  const standIn = (node: Node | null) => {
    const instead = node ? standIns.get(node) : undefined
    return instead?.isConnected && !node?.isConnected ? instead : undefined
  }
  return {
    noteSwap({ addedNodes, removedNodes, previousSibling, nextSibling }) {
      const texts: Text[] = []
      for (const gone of removedNodes) {
        const text = replaced.get(gone) ?? (gone instanceof Text ? gone : undefined)
        // The words come in the same step, or a step before the text goes.
        const words = [...addedNodes, previousSibling, nextSibling].find(
          (node) => node instanceof HTMLElement && node.tagName === 'FONT' && !replaced.has(node),
        )
        if (!text || !words) continue
        standIns.set(text, words as ChildNode)
        replaced.set(words, text)
        texts.push(text)
      }
      return texts
    },
    standIn,
    bringBack(text) {
      const words = standIn(text)
      standIns.delete(text)
      words?.replaceWith(text)
    },
  }
}

type Change = (this: Node, node: Node, before?: Node | null) => Node

const ownWay = (name: keyof Node) => Reflect.get(Node.prototype, name) as Change

/** From now on, a change of a text that is out of the page is made to its stand-in. */
function redirectChanges({ standIn }: Places): () => void {
  const own = {
    insertBefore: ownWay('insertBefore'),
    appendChild: ownWay('appendChild'),
    removeChild: ownWay('removeChild'),
  }
  const put = (change: Change): Change =>
    function (node, before = null) {
      standIn(node)?.remove()
      return change.call(this, node, standIn(before) ?? before)
    }
  const removeChild: Change = function (node) {
    return own.removeChild.call(this, standIn(node) ?? node)
  }
  const redirected = {
    insertBefore: put(own.insertBefore),
    appendChild: put(own.appendChild),
    removeChild,
  }
  Object.assign(Node.prototype, redirected)
  return () => void Object.assign(Node.prototype, own)
}
