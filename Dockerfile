# A server in a container: `docker build -t bakufu .`, then `docker run -p 8600:8600 -v bakufu:/data bakufu`.
# compose.yaml adds PostgreSQL. docs/hosting.md explains both.

FROM python:3.12-slim AS build
# The rules are compiled, so this stage has a compiler; the last one doesn't.
RUN apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN python set_up.py play /opt/bakufu

FROM python:3.12-slim
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin bakufu \
    && install --directory --owner bakufu --group bakufu --mode 0700 /data
COPY --from=build /opt/bakufu /opt/bakufu
ENV PATH=/opt/bakufu/bin:$PATH BAKUFU_DATA=/data BAKUFU_HOST=0.0.0.0
USER bakufu
VOLUME /data
EXPOSE 8600
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8600/api/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["bakufu"]
CMD ["serve"]
