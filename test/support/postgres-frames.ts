/** A message of PostgreSQL's wire protocol, with the bytes that it came as. */
export interface Frame {
  /** Its type, such as `C` for CommandComplete; empty for what a client opens a connection with. */
  readonly type: string;
  readonly body: Buffer;
  readonly bytes: Buffer;
}

/**
 * Takes messages out of a stream, however it is cut into pieces. A client's first message has no
 * type; one that asks for encryption is followed by another such message.
 */
export function frameReader(side: "client" | "server"): (piece: Buffer) => readonly Frame[] {
  let rest = Buffer.alloc(0);
  let isOpening = side === "client";
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    const frames: Frame[] = [];
    for (;;) {
      const typeLength = isOpening ? 0 : 1;
      if (rest.length < typeLength + 4) return frames;
      const end = typeLength + rest.readInt32BE(typeLength);
      if (rest.length < end) return frames;
      const frame = {
        type: rest.toString("latin1", 0, typeLength),
        body: rest.subarray(typeLength + 4, end),
        bytes: rest.subarray(0, end),
      };
      rest = rest.subarray(end);
      if (isOpening) isOpening = asksForEncryption(frame);
      frames.push(frame);
    }
  };
}

const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;

/** Whether a client asks to go on encrypted, which a server answers with one byte. */
export function asksForEncryption({ type, body }: Frame): boolean {
  return type === "" && [SSL_REQUEST, GSS_REQUEST].includes(body.readInt32BE(0));
}

/** A text that ends with a zero byte, and where the next thing begins. */
function textAt(body: Buffer, start: number): readonly [string, number] {
  const end = body.indexOf(0, start);
  return [body.toString("utf8", start, end), end + 1];
}

/** Follows what a client asks. Answers the SQL of a question when all of it has been sent. */
export function questionReader(): (frame: Frame) => string | undefined {
  const prepared = new Map<string, string>();
  let bound: string[] = [];
  return ({ type, body }) => {
    if (type === "Q") return textAt(body, 0)[0];
    if (type === "P") {
      const [name, next] = textAt(body, 0);
      prepared.set(name, textAt(body, next)[0]);
    } else if (type === "B") {
      const [, next] = textAt(body, 0);
      bound.push(prepared.get(textAt(body, next)[0]) ?? "");
    } else if (type === "S") {
      const sql = bound.join(";\n");
      bound = [];
      return sql;
    }
    return undefined;
  };
}
