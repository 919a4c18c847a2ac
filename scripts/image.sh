#!/usr/bin/env bash
# Builds the image of the Containerfile and uses it: a start, a paid invoice, kill -9, another start, and the shop of
# compose-tls.yaml. It needs no registry of images: the base is made of Debian packages and this machine's Node. With
# --measure, it also prints the size, and the time until a mock is ready beside plain Node.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

leave_out() {
  echo "NOT TESTED: the container image, $1"
  exit 0
}
missing=()
for program in buildah podman runc mmdebstrap curl; do
  command -v "$program" >/dev/null || missing+=("$program")
done
if ((${#missing[@]})); then
  leave_out "which needs what is not here: sudo apt-get install ${missing[*]}"
fi

work=$(mktemp -d)
name=paystub-check-$$
# Works without systemd, and where limits cannot be raised.
cat >"$work/containers.conf" <<END
[containers]
default_ulimits = ["nofile=1024:1024", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
END
export CONTAINERS_CONF=$work/containers.conf BUILDAH_ISOLATION=chroot
# Without systemd, podman says at every start that it runs no health checks by itself.
podman() { command podman --log-level error "$@" 2> >(grep --invert-match 'systemd connection' >&2); }
buildah() { command buildah --log-level error "$@"; }
clean() {
  podman rm --force --time 0 "$name" "$name-shop" >/dev/null 2>&1 || true
  podman volume rm --force "$name" "$name-authority" >/dev/null 2>&1 || true
  podman network rm "$name" >/dev/null 2>&1 || true
  buildah rm "$name-base" "$name-build" >/dev/null 2>&1 || true
  podman rmi --force "$name" "$name-build" "$name-base" >/dev/null 2>&1 || true
  rm -rf "$work"
}
trap clean EXIT
fail() {
  echo "the container image: $1" >&2
  podman logs "$name" >&2 2>/dev/null || true
  exit 1
}

# The base has what a distroless image has. The build image adds a shell and npm.
base_image() {
  mmdebstrap --quiet --variant=extract --skip=output/dev \
    --include=base-files,netbase,libc6,libstdc++6,libgcc-s1,libatomic1,ca-certificates,tzdata,busybox-static \
    --extract-hook="copy-out /bin/busybox $work" \
    --extract-hook='cd "$1" && rm -rf bin/busybox usr/share/doc usr/share/man usr/share/locale var/cache var/lib/apt' \
    bookworm "$work/base.tar" &&
    buildah from --quiet --name "$name-base" scratch &&
    buildah add --quiet "$name-base" "$work/base.tar" / &&
    buildah copy --quiet "$name-base" "$(node -p process.execPath)" /nodejs/bin/node &&
    buildah commit --quiet "$name-base" "$name-base"
}
if ! problem=$(base_image 2>&1); then
  leave_out "because its base cannot be made here: $problem"
fi
# Containers need rights that a machine may not give: namespaces, a network of their own, and ports.
if ! problem=$(podman network create "$name" 2>&1 &&
  podman run --rm --name "$name" --network "$name" --publish 127.0.0.1::4010 "$name-base" /nodejs/bin/node --version 2>&1); then
  leave_out "because podman cannot run a container here: $problem"
fi

mkdir "$work/links"
for applet in $("$work/busybox" --list); do ln -s /bin/busybox "$work/links/$applet"; done
cp --remove-destination "$work/busybox" "$work/links/busybox"
ln -s /usr/lib/node_modules/npm/bin/npm-cli.js "$work/links/npm"
buildah from --quiet --name "$name-build" "localhost/$name-base" >/dev/null
buildah copy --quiet "$name-build" "$work/links" /bin >/dev/null
buildah copy --quiet "$name-build" "$work/links" /usr/bin >/dev/null
buildah copy --quiet "$name-build" "$(npm root --global)/npm" /usr/lib/node_modules/npm >/dev/null
# npm trusts what it trusts on this machine, such as the authority of a company's proxy.
if [[ -f ${NODE_EXTRA_CA_CERTS:-} ]]; then
  buildah copy --quiet "$name-build" "$NODE_EXTRA_CA_CERTS" /etc/extra.pem >/dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/extra.pem "$name-build"
fi
buildah config --env PATH=/nodejs/bin:/bin "$name-build"
buildah commit --quiet "$name-build" "$name-build" >/dev/null

npm pack --silent --pack-destination "$work" >/dev/null
mkdir "$work/context"
cp Containerfile "$work"/paystub-*.tgz "$work/context"
buildah bud --quiet --format docker --network host --tag "$name" \
  --build-arg "BUILD_IMAGE=localhost/$name-build" --build-arg "BASE_IMAGE=localhost/$name-base" \
  --build-arg "NPM_CONFIG_REGISTRY=$(npm config get registry)" "$work/context" >/dev/null

token=$(node -p 'crypto.randomUUID()')
secure=(--read-only --cap-drop all --security-opt no-new-privileges)
podman run --detach --quiet --name "$name" "${secure[@]}" --publish 127.0.0.1::4010 \
  --volume "$name:/data" --env "PAYSTUB_CONTROL_TOKEN=$token" "$name" start --host 0.0.0.0 --data /data >/dev/null

until_healthy() {
  for _ in {1..100}; do
    # Without systemd, podman does not run the health check by itself.
    if podman healthcheck run "$name" >/dev/null 2>&1; then return; fi
    sleep 0.1
  done
  fail "the mock did not become healthy"
}
base() { echo "http://$(podman port "$name" 4010/tcp)"; }
control() { curl --silent --show-error --fail --header "Authorization: Bearer $token" "$@"; }
state() { control "$(base)/_control/sandboxes/shop/invoices/order:ORD-1" | grep -o '"status":"[a-z]*"' | head -n 1; }

until_healthy
curl --silent --show-error --fail --output /dev/null "$(base)/api/addInvoice" --header 'Authorization: Bearer sandbox_shop' \
  --json '{"orderNumber": "ORD-1", "amount": 25.5, "callBackUrl": "http://127.0.0.1:3000/paid",
    "clientName": "Sara Al Harbi", "clientMobile": "0500000001",
    "products": [{"title": "Coffee beans", "price": 25.5, "qty": 1}]}'
control --output /dev/null --json '{}' "$(base)/_control/sandboxes/shop/invoices/order:ORD-1/pay"
[[ $(state) == '"status":"paid"' ]] || fail "the invoice is not paid: $(state)"
podman kill --signal KILL "$name" >/dev/null
podman wait "$name" >/dev/null
podman start "$name" >/dev/null
until_healthy
[[ $(state) == '"status":"paid"' ]] || fail "kill -9 lost the invoice: $(state)"
podman stop --time 30 "$name" >/dev/null 2>&1
stopped=$(podman inspect --format '{{.State.ExitCode}}' "$name")
[[ $stopped == 0 ]] || fail "it ended with $stopped after SIGTERM"
user=$(podman inspect --format '{{.Config.User}}' "$name")
[[ $user == 65532:65532 ]] || fail "it runs as $user"
echo "container image: built, started, paid, killed, started again with its data, stopped"

# The words after `podman run` for a service of compose-tls.yaml, since Docker Compose is not here. They end with the
# given image and command, or with the command of the service.
service() {
  node --input-type=module - "$name" "$@" <<'END'
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";

const [project, name, image, ...command] = process.argv.slice(2);
const service = parse(readFileSync("spec/recipes/compose-tls.yaml", "utf8")).services[name];
const all = (flag, values = []) => values.flatMap((value) => [flag, value]);
const entries = (flag, map = {}) => all(flag, Object.entries(map).map((pair) => pair.join("=")));
const given = (text) =>
  text.replace(/\$\{(\w+)(?::-(\w+))?.*\}/, (_, own, usual) => process.env[own] ?? usual);
const mounted = (line) =>
  line.startsWith(".") ? resolve("test/examples/compose") + line.slice(1) : `${project}-${line}`;
const words = [
  ...all("--network-alias", [name, ...(service.networks?.default.aliases ?? [])]),
  ...entries("--sysctl", service.sysctls),
  ...all("--cap-drop", service.cap_drop),
  ...all("--security-opt", service.security_opt),
  ...all("--volume", service.volumes.map(mounted)),
  ...entries("--env", service.environment).map(given),
  // podman adds the CMD itself.
  ...all("--health-cmd", service.healthcheck && [JSON.stringify(service.healthcheck.test.slice(1))]),
  ...all("--workdir", service.working_dir && [service.working_dir]),
  `--read-only=${service.read_only ?? false}`,
  image,
  ...(command.length > 0 ? command : service.command),
];
console.log(words.join("\n"));
END
}
export PAYSTUB_CONTROL_TOKEN=$token
podman rm "$name" >/dev/null
mapfile -t words < <(service paystub "$name")
podman run --detach --name "$name" --network "$name" "${words[@]}" >/dev/null
until_healthy
mapfile -t words < <(service shop "$name-base" /nodejs/bin/node shop.mjs)
shop=$(podman run --rm --name "$name-shop" --network "$name" "${words[@]}") || fail "the shop of compose-tls.yaml failed"
[[ $shop == "Paid at https://api.payments.example" ]] || fail "the shop of compose-tls.yaml printed $shop"
podman rm --force --time 0 "$name" >/dev/null 2>&1
echo "compose-tls.yaml: a shop reached the mock by its compiled-in HTTPS address"

if [[ ${1:-} != --measure ]]; then exit 0; fi

podman push --quiet --compress "$name" "dir:$work/pushed"
echo "compressed: $(du --bytes --summarize "$work/pushed" | awk '{ printf "%.1f", $1 / 1e6 }') MB"
# Prints the milliseconds until a command writes its first line, which says that the mock is ready.
ready_after() {
  local before=$EPOCHREALTIME line
  read -r line < <("$@")
  [[ $line == *'"event":"ready"'* ]] || fail "it did not start: $line"
  echo $(((${EPOCHREALTIME/./} - ${before/./}) / 1000))
}
in_container() {
  ready_after podman run --rm --name "$name" "${secure[@]}" "$name" start --host 0.0.0.0 --json
  podman rm --force --time 0 "$name" >/dev/null
}
with_node() {
  ready_after node dist/paystub.cjs start --port 0 --json
  kill -KILL $!
}
for _ in {1..11}; do
  in_container >>"$work/container"
  with_node >>"$work/node"
done
for where in container node; do
  echo "ready in $where: $(sort -n "$work/$where" | sed -n 6p) ms, the median of 11 ($(sort -n "$work/$where" | sed -n '1p;$p' | paste -sd-))"
done
