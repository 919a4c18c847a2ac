import { useEffect, useRef, useState } from "preact/hooks";

interface MeasuredProps {
  readonly class: string;
  readonly children: (width: number) => preact.JSX.Element;
}

/** Gives its children the width that there is. */
export function Measured({ children, class: name }: MeasuredProps) {
  const [width, setWidth] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div class={name} ref={box}>
      {width > 0 && children(width)}
    </div>
  );
}
