"""Runs extractor configurations with Pagewright on Apache Airflow."""

from pagewright_airflow.extraction import extraction
from pagewright_airflow.processes import ContainerRunner, LocalRunner

__all__ = ["ContainerRunner", "LocalRunner", "extraction"]
